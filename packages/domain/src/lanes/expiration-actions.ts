/** Action taken when every contracted rate of a lane was rejected or has expired, by stored value. */
export const expirationActions = {
  NotifyWatchers: 'Notify Watchers',
  BroadcastToNetwork: 'Request Rates from network',
  RequestSpotQuote: 'Get Spot Quote',
} as const

export type ExpirationAction = keyof typeof expirationActions

export const expirationActionText = (action: ExpirationAction | null | undefined): string =>
  action ? expirationActions[action] : 'None'

/** Choices in display order, unset first. */
export const expirationActionChoices: readonly { value: ExpirationAction | null; label: string }[] = [
  null,
  ...(Object.keys(expirationActions) as ExpirationAction[]),
].map((value) => ({ value, label: expirationActionText(value) }))
