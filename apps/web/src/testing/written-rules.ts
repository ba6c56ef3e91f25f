import createCache from '@emotion/cache'
import { onTestFinished, vi } from 'vitest'

/** The style rules that are written from now on, also those that tests leave out of the page for speed. */
export function watchRules(): { all: () => string; ofElement: (element: Element) => string } {
  const rules: string[] = []
  const sheet: { insert: (rule: string) => void } = Object.getPrototypeOf(createCache({ key: 'any' }).sheet)
  const { insert } = sheet
  const watched = vi.spyOn(sheet, 'insert').mockImplementation(function (this: unknown, rule: string) {
    rules.push(rule)
    insert.call(this, rule)
  })
  onTestFinished(() => watched.mockRestore())
  const isOf = (rule: string, { classList }: Element) => [...classList].some((name) => rule.startsWith(`.${name}{`))
  return {
    all: () => rules.join('\n'),
    /** Those that mean the element itself, whatever its state. */
    ofElement: (element) => rules.filter((rule) => isOf(rule, element)).join('\n'),
  }
}
