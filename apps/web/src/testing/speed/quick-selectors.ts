// The selector engine of jsdom is made for every selector; most look-ups of tests are by tag name or by id.

const tagNames = /^(\*|[a-z]+)(,\s*[a-z]+)*$/
const byId = /^\[id="([^"\\]+)"\]$/
const tagsOf = new Map<string, ReadonlySet<string> | null>()

/** The tag names that a selector consists of; null for any other selector. */
function namesIn(selector: string): ReadonlySet<string> | null {
  const known = tagsOf.get(selector)
  if (known !== undefined) return known
  const names = tagNames.test(selector) ? new Set(selector.split(/,\s*/)) : null
  tagsOf.set(selector, names)
  return names
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
      const names = namesIn(selector)
      if (!names || !('getElementsByTagName' in this)) return querySelectorAll.call(this, selector)
      const all = this.getElementsByTagName('*')
      return names.has('*') ? [...all] : [...all].filter(({ localName }) => names.has(localName))
    },
  })
}
if (!('isQuick' in Element.prototype)) {
  for (const prototype of [Element.prototype, Document.prototype]) quicken(prototype)
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    isQuick: true,
    matches(this: Element, selector: string) {
      const names = namesIn(selector)
      return names ? names.has('*') || names.has(this.localName) : matches.call(this, selector)
    },
  })
}
