import { createRequire } from 'node:module'
import { computedValue } from './style-rules.ts'

// Look-ups by role ask for the computed style of every element on the way up, to read one or two of its properties. jsdom
// works out all of them, and matches each rule by parsing its selector anew. Here only what is read is worked out, and
// most selectors are matched without parsing.

type Impl = { localName: string; classList: { contains: (name: string) => boolean }; parentElement: Impl | null }
type Check = (selector: string, element: Impl) => { match: boolean }

const load = createRequire(createRequire(import.meta.url).resolve('jsdom'))
const { implForWrapper } = load('./generated/idl/utils.js')

const tagNames = /^[a-z\d]+(,\s*[a-z\d]+)*$/
/** A rule of a component: its class, and perhaps a state or a place inside it. */
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

/** The style of an element, whose properties are worked out when they are read. */
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
