import { createRequire } from 'node:module'

// jsdom creates its selector engine for every selector. Tests query by tag name, by id, and by attributes that give an
// element its role; the styling library queries a style by name whenever a page is rendered. This module matches these
// selectors directly on jsdom's internal nodes, which are faster to traverse.

type Impl = {
  localName?: string
  firstChild: Impl | null
  nextSibling: Impl | null
  parentNode: Impl | null
  getAttributeNS: (namespace: null, name: string) => string | null
}
type Matches = (element: Impl) => boolean

const load = createRequire(createRequire(import.meta.url).resolve('jsdom'))
const { implForWrapper, wrapperForImpl } = load('./generated/idl/utils.js')

const byId = /^\[id="([^"\\]+)"\]$/
const attribute = String.raw`\[[\w-]+(?:[~^]?="?[^"\\\]]*"?)?\]`
const compound = new RegExp(String.raw`^(\*|[a-z][a-z\d]*)?((?:\.[\w-]+|${attribute}|:not\(${attribute}\))*)$`)
const condition = /\.([\w-]+)|(:not\()?\[([\w-]+)(?:([~^]?=)"?([^"\]]*)"?)?\]/g
const known = new Map<string, Matches | null>()

/** Matcher for a selector; null for a selector that only the engine supports. */
function matcherOf(selector: string): Matches | null {
  let matcher = known.get(selector)
  if (matcher === undefined) {
    const matchers = selector.split(',').map((part) => partMatcher(part.trim()))
    matcher = matchers.every((one) => one !== null) ? (element) => matchers.some((one) => one(element)) : null
    known.set(selector, matcher)
  }
  return matcher
}

function partMatcher(selector: string): Matches | null {
  const [own = '', parent, ...more] = selector.split(' > ').toReversed()
  const matches = compoundMatcher(own)
  if (parent === undefined) return matches
  const matchesParent = compoundMatcher(parent)
  if (!matches || !matchesParent || more.length > 0) return null
  return (element) => matches(element) && isElement(element.parentNode) && matchesParent(element.parentNode)
}

function compoundMatcher(selector: string): Matches | null {
  const parts = selector === '' ? null : compound.exec(selector)
  if (!parts) return null
  const [, tag = '*', rest = ''] = parts
  const conditions = [...rest.matchAll(condition)].map(
    ([, className, not, name = '', operator, value = '']): Matches => {
      const isMet = className ? valueTest('~=', className) : valueTest(operator, value)
      return (element) => !isMet(element.getAttributeNS(null, className ? 'class' : name)) === Boolean(not)
    },
  )
  return (element) => (tag === '*' || element.localName === tag) && conditions.every((isMet) => isMet(element))
}

function valueTest(operator: string | undefined, value: string): (actual: string | null) => boolean {
  if (operator === '=') return (actual) => actual === value
  if (operator === '~=') return (actual) => actual?.split(/\s+/).includes(value) ?? false
  if (operator === '^=') return (actual) => value !== '' && (actual?.startsWith(value) ?? false)
  return (actual) => actual !== null
}

const isElement = (node: Impl | null): node is Impl => node?.localName !== undefined

/** Descendant elements of a node in document order. */
function* elementsIn(root: Impl): Generator<Impl> {
  let node = root.firstChild
  while (node) {
    if (isElement(node)) yield node
    let next: Impl | null = node.firstChild
    for (let at: Impl | null = node; !next && at && at !== root; at = at.parentNode) next = at.nextSibling
    node = next
  }
}

type Root = Element | Document

function quicken(prototype: Root) {
  const { querySelector, querySelectorAll } = prototype
  Object.assign(prototype, {
    querySelector(this: Root, selector: string) {
      const id = byId.exec(selector)?.[1]
      if (id !== undefined && this.isConnected && (this === this.ownerDocument?.body || this === document))
        return document.getElementById(id)
      const matches = matcherOf(selector)
      if (!matches) return querySelector.call(this, selector)
      for (const element of elementsIn(implForWrapper(this))) if (matches(element)) return wrapperForImpl(element)
      return null
    },
    querySelectorAll(this: Root, selector: string) {
      const matches = matcherOf(selector)
      if (!matches) return querySelectorAll.call(this, selector)
      const elements: Element[] = []
      for (const element of elementsIn(implForWrapper(this)))
        if (matches(element)) elements.push(wrapperForImpl(element))
      return elements
    },
  })
}
if (!('isQuick' in Element.prototype)) {
  for (const prototype of [Element.prototype, Document.prototype]) quicken(prototype)
  const { matches } = Element.prototype
  Object.assign(Element.prototype, {
    isQuick: true,
    matches(this: Element, selector: string) {
      return matcherOf(selector)?.(implForWrapper(this)) ?? matches.call(this, selector)
    },
  })
}
