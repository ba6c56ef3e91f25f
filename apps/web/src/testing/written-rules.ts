import createCache from '@emotion/cache'
import { onTestFinished, vi } from 'vitest'

/** Collects the style rules written from now on, including those that tests leave out of the page for speed. */
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
    /** Rules for the element itself, in any state. */
    ofElement: (element) => rules.filter((rule) => isOf(rule, element)).join('\n'),
  }
}
