import { allowedAttribute, noteAttributes, noteTags } from '@lanewise/domain/notes/note-html'
import { hostileHtml, mark } from '@lanewise/domain/notes/testing/hostile-html'
import { describe, expect, it } from 'vitest'
import { cleanNote, settledNote } from './clean-note.ts'

const id = '0198c0de-0000-7000-8000-000000000001'
const nobody = { names: new Map<string, string>(), pictures: new Set<string>() }

describe('the HTML of a note', () => {
  it(`keeps of ${hostileHtml.length} hostile texts only tags and attributes of the list`, () => {
    expect(hostileHtml.length).toBeGreaterThanOrEqual(500)
    for (const hostile of hostileHtml) {
      const clean = settledNote(cleanNote(hostile).html, nobody)
      for (const [, tag = '', attributes = ''] of clean.matchAll(/<\/?([^\s/>]+)([^>]*?)\/?>/g)) {
        expect(noteTags, hostile).toContain(tag)
        for (const [, name = '', value = ''] of attributes.matchAll(/([^\s=]+)="([^"]*)"/g)) {
          expect(noteAttributes[tag] ?? [], hostile).toContain(name)
          expect(allowedAttribute(tag, name, value.replaceAll('&amp;', '&')), hostile).not.toBeNull()
        }
      }
    }
  })

  it('stays what it is when it is cleaned again', () => {
    for (const hostile of hostileHtml) {
      const once = cleanNote(hostile).html
      expect(cleanNote(once).html, hostile).toBe(once)
    }
  })

  it('lets nothing of a script through as text either', () => {
    expect(cleanNote(`<p>a</p><script>window.${mark}=1</script><style>p{}</style>`).html).toBe('<p>a</p>')
  })

  it.each([
    ['<h3>Head</h3>', '<h3>Head</h3>'],
    ['<b>a</b><i>b</i><u>c</u><s>d</s>', '<strong>a</strong><em>b</em><u>c</u><s>d</s>'],
    ['<ol start="3"><li><p>a</p></li></ol>', '<ol start="3"><li><p>a</p></li></ol>'],
    [
      '<span style="font-family: &quot;Comic Sans MS&quot;, cursive; color: red">a</span>',
      `<span style="font-family: 'Comic Sans MS'">a</span>`,
    ],
    ['<span style="font-family: Wingdings">a</span>', '<span>a</span>'],
    ['<p class="MsoNormal" style="margin:0">a<o:p></o:p></p>', '<p>a</p>'],
    [
      '<a href="https://maps.example/dock?x=1&amp;y=2" target="_self">a</a>',
      '<a href="https://maps.example/dock?x=1&amp;y=2" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    [
      '<a href="mailto:dock@plant.test">a</a>',
      '<a href="mailto:dock@plant.test" target="_blank" rel="noopener noreferrer">a</a>',
    ],
    ['<a href="tel:+13125550101">a</a>', '<a href="tel:+13125550101" target="_blank" rel="noopener noreferrer">a</a>'],
    ['<a href="javascript:1">a</a>', '<span>a</span>'],
    ['<img src="https://elsewhere.example/x.png">', ''],
  ])('of %s is %s', (given, cleaned) => {
    expect(cleanNote(given).html).toBe(cleaned)
  })

  it('names people by their names of now, and shows own pictures alone', () => {
    const picture = `<img src="/api/v1/notes/pictures/${id}" alt="Dock" />`
    const mention = `<span data-type="mention" data-id="${id}" data-label="Boss">@Boss</span>`
    const { html, mentionIds, pictureIds } = cleanNote(`<p>${mention} see ${picture}</p>`)
    expect([mentionIds, pictureIds]).toEqual([[id], [id]])
    expect(settledNote(html, nobody)).toBe('<p><span>@Boss</span> see </p>')
    expect(settledNote(html, { names: new Map([[id, 'Bea <Novak>']]), pictures: new Set([id]) })).toBe(
      `<p><span data-type="mention" data-id="${id}" data-label="Bea &lt;Novak&gt;">@Bea &lt;Novak&gt;</span> see ${picture}</p>`,
    )
  })
})
