import { describe, expect, it } from 'vitest'
import { allowedAttribute, fontOf, htmlOfText, safeLink, textOfNote } from './note-html.ts'
import { leftOutSentence, newlyMentioned, noteFonts } from './note-rules.ts'

describe('a note', () => {
  it('reads as lines of text', () => {
    expect(
      textOfNote('<h1>Dock 14</h1><p>A &amp; B<br />&lt;late&gt;</p><ul><li><p>one</p></li></ul><img src="x" />'),
    ).toBe('Dock 14\nA & B\n<late>\none\n[picture]')
    expect(textOfNote('<p> </p><p></p>')).toBe('')
  })

  it('is made of text without reading it as HTML', () => {
    expect(htmlOfText('a <b>\n"c" & d')).toBe('<p>a &lt;b&gt;</p><p>&quot;c&quot; &amp; d</p>')
  })

  it.each(['https://a.b', 'http://a.b/c?d', 'mailto:a@b.c', 'tel:+1312'])('links to %s', (href) => {
    expect(safeLink(href)).toBe(href)
  })

  it.each([
    'javascript:1',
    'java\tscript:1',
    '\u0001javascript:1',
    'data:x',
    '//a.b',
    '/a',
    'https:a',
    'https:///a',
    'ftp://a',
  ])('does not link to %j', (href) => {
    expect(safeLink(href)).toBeNull()
  })

  it('knows its fonts however they are quoted, and no other', () => {
    for (const font of noteFonts) expect(fontOf(`color:red; font-family: "${font}", serif`)).toBe(font)
    expect(fontOf('font-family: Papyrus')).toBeNull()
    expect(allowedAttribute('p', 'style', 'font-family: Arial')).toBeNull()
  })
})

describe('mentions', () => {
  it('tell those alone who were not mentioned before', () => {
    expect(newlyMentioned(['a', 'b'], ['b', 'c', 'c'])).toEqual(['c'])
  })

  it('say who cannot be told', () => {
    expect(leftOutSentence([], 'order')).toBeNull()
    expect(leftOutSentence(['Bo Li'], 'order')).toBe(
      'Bo Li cannot open this order and will not be notified of the note',
    )
    expect(leftOutSentence(['Bo Li', 'Cy Po', 'Di Ro'], 'lane')).toMatch(
      /^Bo Li, Cy Po and Di Ro cannot open this lane/,
    )
  })
})
