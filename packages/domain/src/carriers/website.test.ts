import { expect, it } from 'vitest'
import { parseWebsite } from './website.ts'

it('gives a web address that a link may lead to', () => {
  expect(parseWebsite('www.prairie.com')).toBe('https://www.prairie.com')
  expect(parseWebsite(' HTTP://prairie.com/loads?x=1 ')).toBe('http://prairie.com/loads?x=1')
  expect(parseWebsite('prairie.com:8443/a')).toBe('https://prairie.com:8443/a')
  for (const wrong of ['', 'prairie', 'javascript:alert(1)', 'ftp://prairie.com', 'a@prairie.com', 'two words.com'])
    expect(parseWebsite(wrong)).toBeNull()
})
