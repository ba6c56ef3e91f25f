import type { Examples } from '#platform/testing/examples.ts'

export const examples: Examples = {
  getCurrentUser: () => ({}),
  checkActivation: () => ({ params: { token: 'x'.repeat(43) } }),
  getPasswordReset: () => ({ params: { watch: 'x'.repeat(43) } }),
}
