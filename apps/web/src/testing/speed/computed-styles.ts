import { createRequire } from 'node:module'
import { computedValue } from './style-rules.ts'

// Queries by role read the computed style of every ancestor, but only one or two properties of it. jsdom computes all
// properties, and parses the selector of each rule every time. This module computes only the properties that are read,
// and matches most selectors without parsing.

type Impl = { localName: string; classList: { contains: (name: string) => boolean }; parentElement: Impl | null }
type Check = (selector: string, element: Impl) => { match: boolean }

const load = createRequire(createRequire(import.meta.url).resolve('jsdom'))
const { implForWrapper } = load('./generated/idl/utils.js')

const tagNames = /^[a-z\d]+(,\s*[a-z\d]+)*$/
/** Selector of a component rule: its class, optionally followed by a state or a descendant. */
const ofClass = /^\.([\w-]+)([^,]*)$/

function remembering(check: Check): Check {
  const known = new Map<string, ReturnType<Check>>()
  const remember = (key: string, selector: string, element: Impl) => {
    const result = known.get(key) ?? check(selector, element)
    known.set(key, result)
    return result
  }
  return (selector, element) => {
    const [, name, rest] = ofClass.exec(selector) ?? []
    if (name && !isWithin(element, name)) return { match: false }
    if (name && !rest)
      return element.classList.contains(name) ? remember(selector, selector, element) : { match: false }
    if (tagNames.test(selector)) return remember(`${selector} ${element.localName}`, selector, element)
    return check(selector, element)
  }
}

function isWithin(element: Impl, className: string): boolean {
  for (let at: Impl | null = element; at; at = at.parentElement) if (at.classList.contains(className)) return true
  return false
}

const hyphened = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Style of an element whose properties are computed when they are read. */
function lazyStyle(element: Element): object {
  const read = (property: string): string => computedValue(implForWrapper(element), property)
  const get = (_style: object, property: string | symbol) => {
    if (property === 'getPropertyValue') return read
    return typeof property === 'string' ? read(hyphened(property)) : undefined
  }
  return new Proxy({}, { get })
}

const { getComputedStyle } = window
if (!('isLazy' in getComputedStyle)) {
  const selector = implForWrapper(document)._getDOMSelector()
  selector.check = remembering(selector.check.bind(selector))
  const lazy = (element: Element, pseudo?: string | null) =>
    pseudo ? getComputedStyle(element, pseudo) : lazyStyle(element)
  Object.assign(window, { getComputedStyle: Object.assign(lazy, { isLazy: true }) })
}
