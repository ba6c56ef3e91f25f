import { createRequire } from 'node:module'
import { configure, getConfig, prettyDOM } from '@testing-library/react'

// A query that is retried until it succeeds fails many times before, and nobody reads those errors. Printing the
// document and its roles for each error took longer than the query itself, so both are now printed only when the
// message is read.

const load = createRequire(createRequire(import.meta.url).resolve('@testing-library/react'))
const { prettyRoles } = load('@testing-library/dom/dist/role-helpers.js')

const diagnostics = '_disableExpensiveErrorDiagnostics'
let isRepeated = false

/** Runs after each configuration of Testing Library, because each one creates a new settings object. */
export function quickenErrors(): void {
  configure({ getElementError })
  Object.defineProperty(load('@testing-library/dom').getConfig(), diagnostics, {
    configurable: true,
    enumerable: true,
    get: () => true,
    // Set while `waitFor` retries. It prints the document itself when it gives up.
    set: (isWaiting: boolean) => {
      isRepeated = isWaiting
    },
  })
}

function getElementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? '')
  error.name = 'TestingLibraryElementError'
  // Removes this function from the stack, so that a failure points at the test.
  Error.captureStackTrace(error, getElementError)
  if (!isRepeated) printWhenRead(error, () => describe(message, container))
  return error
}

function printWhenRead(error: Error, describeIt: () => string) {
  const write = (message: string) => {
    Object.defineProperty(error, 'message', { value: message, writable: true, configurable: true })
    return message
  }
  Object.defineProperty(error, 'message', { configurable: true, get: () => write(describeIt()), set: write })
}

function describe(message: string | null, container: Element): string {
  const roles = message?.startsWith('Unable to find role=') && `Here are the accessible roles:\n\n${rolesIn(container)}`
  const shown = `Ignored nodes: comments, ${getConfig().defaultIgnore}\n${prettyDOM(container)}`
  return [message, roles, shown].filter(Boolean).join('\n\n')
}

const rolesIn = (container: Element): string =>
  [...container.children].map((child) => prettyRoles(child, { hidden: false })).join('\n')
