import { createRequire } from 'node:module'

// jsdom checks all rules of all style sheets for each element whose style is read, and drops the result after any
// change of the document. The rules that can match an element depend only on its tag name, its attributes and the
// rules, so this module caches them by these keys. Whether a rule applies is still checked each time.

type Attribute = { _localName: string; _value: string }
type Rule = { rule: unknown }
type Candidate = Rule & { matched: null; specificity: null }
type Declaration = { _candidateStyles?: Rule[]; _cascadedProperties: Set<string> | null }
type Sheet = { cssRules: { _list: unknown[] } }
export type StyledElement = {
  localName: string
  parentElement: StyledElement | null
  _attributeList: Attribute[]
  _globalObject: object
  _ownerDocument: { _styleCache: WeakMap<object, Declaration>; styleSheets: { _list: Sheet[] } }
}

const load = createRequire(createRequire(import.meta.url).resolve('jsdom'))
const { createImpl } = load('./generated/idl/CSSStyleProperties.js')
const { getComputedStylePropertyValue } = load('./jsdom/living/css/helpers/computed-style.js')

let rulesOf = new Map<string, unknown[]>()
let seenCache: object | null = null
let seenSheets: readonly (readonly [Sheet, number])[] = []

/** Value of a property as jsdom computes it, based on the cached candidate rules of the element. */
export function computedValue(element: StyledElement, property: string): string {
  forgetChangedRules(element)
  const cache = element._ownerDocument._styleCache
  // Inherited values are read from the ancestors.
  for (let at: StyledElement | null = element; at && !cache.has(at); at = at.parentElement) {
    const rules = rulesOf.get(signature(at))
    if (rules) cache.set(at, declarationOf(at, rules))
  }
  const isKnown = cache.has(element)
  const value: string = getComputedStylePropertyValue(element, property)
  const candidates = isKnown ? undefined : cache.get(element)?._candidateStyles
  if (candidates)
    rulesOf.set(
      signature(element),
      candidates.map(({ rule }) => rule),
    )
  return value
}

/**
 * jsdom creates a new cache after each change of the document or of a style. Only style changes matter for this module.
 */
function forgetChangedRules({ _ownerDocument: { _styleCache, styleSheets } }: StyledElement) {
  if (_styleCache === seenCache) return
  seenCache = _styleCache
  const sheets = styleSheets._list
  const isSame = ([sheet, size]: readonly [Sheet, number], at: number) =>
    sheet === sheets[at] && size === sheet.cssRules._list.length
  if (seenSheets.length === sheets.length && seenSheets.every(isSame)) return
  seenSheets = sheets.map((sheet) => [sheet, sheet.cssRules._list.length])
  rulesOf = new Map()
}

function signature({ localName, _attributeList }: StyledElement): string {
  let text = localName
  for (const { _localName, _value } of _attributeList)
    text += _localName === 'class' || _localName === 'id' ? ` ${_localName}="${_value}"` : ` ${_localName}`
  return text
}

function declarationOf(element: StyledElement, rules: unknown[]): Declaration {
  const declaration: Declaration = createImpl(element._globalObject, [], { computed: true, ownerNode: element })
  declaration._cascadedProperties = new Set()
  declaration._candidateStyles = rules.map((rule): Candidate => ({ rule, matched: null, specificity: null }))
  return declaration
}
