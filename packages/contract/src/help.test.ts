import { expect, it } from 'vitest'
import { showsMails } from './help.ts'

it('the mails of a demo are offered where they can be opened', () => {
  const own = ['localhost', '127.0.0.1', '127.8.9.10', '[::1]']
  expect(own.every((host) => showsMails('own machine', host))).toBe(true)
  expect(showsMails('own machine', 'demo.example')).toBe(false)
  expect(showsMails('own machine', '127.0.0.1.demo.example')).toBe(false)
  expect(showsMails('everybody', 'demo.example')).toBe(true)
  expect(own.some((host) => showsMails('none', host))).toBe(false)
})
