import { describe, expect, it } from 'vitest'
import { imageTypeOf } from './sniff.ts'

describe('the type of an image', () => {
  it('is read from its first bytes', () => {
    expect(imageTypeOf(Buffer.from('89504e470d0a1a0a0000000d', 'hex'))).toBe('image/png')
    expect(imageTypeOf(Buffer.from('ffd8ffe000104a464946', 'hex'))).toBe('image/jpeg')
    expect(imageTypeOf(Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1'))).toBe('image/webp')
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
