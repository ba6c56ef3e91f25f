import type { Operation } from '@lanewise/contract/operation'
import { act, screen } from '@testing-library/react'
import { expect } from 'vitest'
import { type FakePortal, refused } from '#testing/fake-portal.ts'

const why = 'The database is being restarted'
const skeletons = () => document.querySelectorAll('[data-skeleton-row]').length

/** A call that is slow and then fails, with checks for what a screen shows while loading and after the failure. */
export function slowFailure() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return {
    prepare: (portal: FakePortal, operation: Operation) =>
      portal.on(operation, async () => {
        await promise
        return refused(503, why)
      }),
    expectRowsThenReason: async () => {
      expect(skeletons()).toBeGreaterThan(0)
      await act(async () => resolve())
      expect(await screen.findByText(why)).toBeVisible()
      expect(skeletons()).toBe(0)
    },
  }
}
