import createCache from '@emotion/cache'
import * as React from 'react'

// jsdom lays nothing out and paints nothing, yet it parses every rule and tries all of them whenever it is asked whether
// an element can be seen. Only what can hide an element, or show it again, is worth that.

const hides = /display:\s*none|visibility:|pointer-events:|opacity:\s*0[;}]|position:\s*fixed/
/** A condition in front of the braces: a media query, a state, an attribute, a place inside another element. */
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

// React keeps a call stack of every element that is made, for the warnings of its developer tools; a full count tells it
// to stop. Without this name it would go on as before.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  })
