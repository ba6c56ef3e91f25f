// The selector engine of jsdom is made for every selector; look-ups of tests are by tag name, by id, and by attributes
// that give an element its role.

type Matches = (element: Element) => boolean

const byId = /^\[id="([^"\\]+)"\]$/
const simple = /^(\*|[a-z][a-z\d]*)?((?:\[[\w-]+(?:~?="?[^"\\\]]*"?)?\]|:not\(\[[\w-]+(?:~?="?[^"\\\]]*"?)?\]\))*)$/
const condition = /(:not\()?\[([\w-]+)(?:(~?=)"?([^"\]]*)"?)?\]/g
const known = new Map<string, Matches | null>()

/** How to tell whether an element matches; null for a selector that only the engine understands. */
function matcherOf(selector: string): Matches | null {
  let matcher = known.get(selector)
  if (matcher === undefined) {
    const matchers = selector.split(',').map((part) => simpleMatcher(part.trim()))
    matcher = matchers.every((one) => one !== null) ? (element) => matchers.some((one) => one(element)) : null
    known.set(selector, matcher)
  }
  return matcher
}

function simpleMatcher(selector: string): Matches | null {
  const parts = selector === '' ? null : simple.exec(selector)
  if (!parts) return null
  const [, tag = '*', attributes = ''] = parts
  const conditions = [...attributes.matchAll(condition)].map(([, not, name = '', operator, value = '']): Matches => {
    const isMet = (actual: string | null) =>
      operator === '=' ? actual === value : operator ? actual?.split(/\s+/).includes(value) : actual !== null
    return (element) => !isMet(element.getAttribute(name)) === Boolean(not)
  })
  return (element) => (tag === '*' || element.localName === tag) && conditions.every((isMet) => isMet(element))
}

type Root = Element | Document | DocumentFragment

function quicken(prototype: Root) {
  const { querySelector, querySelectorAll } = prototype
  Object.assign(prototype, {
    querySelector(this: Root, selector: string) {
      const id = byId.exec(selector)?.[1]
      if (id === undefined || !this.isConnected || (this !== this.ownerDocument?.body && this !== document))
        return querySelector.call(this, selector)
      return document.getElementById(id)
    },
    querySelectorAll(this: Root, selector: string) {
      const matches = matcherOf(selector)
      if (!matches || !('getElementsByTagName' in this)) return querySelectorAll.call(this, selector)
      return [...this.getElementsByTagName('*')].filter(matches)
    },
  })
}
if (!('isQuick' in Element.prototype)) {
  for (const prototype of [Element.prototype, Document.prototype]) quicken(prototype)
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    isQuick: true,
    matches(this: Element, selector: string) {
      return matcherOf(selector)?.(this) ?? matches.call(this, selector)
    },
  })
}
