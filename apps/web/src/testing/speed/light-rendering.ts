import createCache from '@emotion/cache'
import * as React from 'react'

// jsdom has no layout and no painting, yet it parses every rule and checks all of them to find out whether an element
// is visible. Only rules that can hide an element or show it again need that work.

const hides = /display:\s*none|visibility:|pointer-events:|opacity:\s*0[;}]|position:\s*fixed/
/** A condition before the braces: a media query, a state, an attribute, or a position inside another element. */
const mayShowAgain = /^[^{]*[@[: >+~].*display:/s

type Sheet = { insert: (rule: string) => void }

const sheet: Sheet = Object.getPrototypeOf(createCache({ key: 'any' }).sheet)
if (!('isLight' in sheet)) {
  const { insert } = sheet
  const insertIfSeen = function (this: Sheet, rule: string) {
    if (hides.test(rule) || mayShowAgain.test(rule)) insert.call(this, rule)
  }
  Object.assign(sheet, { insert: insertIfSeen, isLight: true })
}

// React keeps a call stack of every created element for the warnings of its developer tools. A counter at its limit
// turns this off. If this internal name is missing, React works as usual.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
