import { describe, expect, it } from 'vitest'
import { imageTypeOf, isProgram, isShownByBrowsers, paperTypeOf } from './sniff.ts'

const starts = {
  'image/png': Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  'image/jpeg': Buffer.from('ffd8ffe000104a464946', 'hex'),
  'image/webp': Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1'),
  'image/tiff': Buffer.from('49492a0008000000', 'hex'),
  'image/heic': Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00', 'latin1'),
  'image/gif': Buffer.from('GIF89a'),
  'application/pdf': Buffer.from('%PDF-1.7\n'),
} as const

describe('the type of an image', () => {
  it('is read from its first bytes', () => {
    for (const type of ['image/png', 'image/jpeg', 'image/webp'] as const) expect(imageTypeOf(starts[type])).toBe(type)
  })

  it('is nothing for everything else', () => {
    for (const text of [
      '',
      '\x89PNG',
      'GIF89a',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'RIFF\x00\x00\x00\x00WAVE',
    ])
      expect(imageTypeOf(Buffer.from(text, 'latin1'))).toBeNull()
  })
})

describe('the type of a paper', () => {
  it('is read from its first bytes', () => {
    for (const [type, bytes] of Object.entries(starts)) expect(paperTypeOf(bytes)).toBe(type)
    expect(paperTypeOf(Buffer.from('4d4d002a00000008', 'hex'))).toBe('image/tiff')
    expect(paperTypeOf(Buffer.from('\xef\xbb\xbf\r\n%PDF-1.4', 'latin1'))).toBe('application/pdf')
  })

  it('is nothing for programs, pages, drawings with scripts, films and texts', () => {
    const others = [
      'MZ%PDF-1.4',
      '<html>',
      '<svg/>',
      '\x00\x00\x00\x18ftypisom',
      'PK\x03\x04',
      '%!PS',
      'name,weight',
      '',
    ]
    for (const text of others) expect(paperTypeOf(Buffer.from(text, 'latin1'))).toBeNull()
  })
})

it('knows a program by its first bytes, whatever its name', () => {
  for (const text of ['MZ\x90', '\x7fELF', '#!/bin/sh', '\xca\xfe\xba\xbe'])
    expect(isProgram(Buffer.from(text, 'latin1'))).toBe(true)
  for (const bytes of Object.values(starts)) expect(isProgram(bytes)).toBe(false)
})

it('tells browsers of papers what they are, and of nothing else', () => {
  for (const type of Object.keys(starts)) expect(isShownByBrowsers(type)).toBe(true)
  for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/javascript'])
    expect(isShownByBrowsers(type)).toBe(false)
})
