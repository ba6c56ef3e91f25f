import { type RateSource, rateSources } from '#rating/rate-sources.ts'

/** How a carrier is notified of a booking. `Provider` notifies the carrier with its own call. */
export const confirmationMethods = ['Email', 'EDI', 'API', 'Provider', 'None'] as const
export type ConfirmationMethod = (typeof confirmationMethods)[number]

/** Papers that a rate confirmation can bring along. */
export const confirmationPapers = ['BillOfLading'] as const
export type ConfirmationPaper = (typeof confirmationPapers)[number]

/** `NoAddress`: the carrier could not be reached. `Off`: the user chose not to send it. */
export const confirmationStates = ['Waiting', 'Sent', 'Failed', 'NoAddress', 'Off'] as const
export type ConfirmationState = (typeof confirmationStates)[number]

export const confirmationCauses = ['Booking', 'User', 'PickupChange'] as const
export type ConfirmationCause = (typeof confirmationCauses)[number]

/** Rate sources whose carriers the company notifies itself. The other sources notify the carrier with their own call. */
const ownSources: readonly RateSource[] = ['Contract', 'Manual', 'Tariff']

export const notifiesCarrier = (source: RateSource): boolean => !ownSources.includes(source)

/** Name of the provider that notifies a carrier, as users know it. */
export const providerName = (source: RateSource, carrierName: string): string =>
  source === 'Spot' ? carrierName : rateSources[source]

type Channel = { carrierName: string; method: ConfirmationMethod; recipient: string | null }

/** Where the rate confirmation of a booking goes, as a sentence. (DEF-127) */
export function channelText({ carrierName, method, recipient }: Channel): string {
  switch (method) {
    case 'Email':
      return `To ${recipient}`
    case 'EDI':
      return `To ${carrierName} by EDI`
    case 'API':
      return `To the system of ${carrierName}`
    case 'Provider':
      return `${recipient} notifies the carrier`
    case 'None':
      return unreachable(carrierName)
  }
}

/** Reason why a carrier is not notified. */
export const unreachable = (carrierName: string): string =>
  `${carrierName} has no email address and no connection. It will not be notified.`

type PickupStop = {
  stopType: 0 | 1
  companyName: string
  address: { line1: string; city: string; state: string; zip: string }
  earlyDateTime: string
  lateDateTime: string
  appointmentDateTime: string | null
}

/** Place and time of each pickup. When it differs from what was confirmed, the carrier is notified again. */
export const pickupsText = (stops: readonly PickupStop[]): string =>
  stops
    .filter(({ stopType }) => stopType === 0)
    .map(({ companyName, address: { line1, city, state, zip }, ...times }) =>
      [
        companyName,
        line1,
        city,
        state,
        zip,
        times.appointmentDateTime ?? `${times.earlyDateTime}/${times.lateDateTime}`,
      ]
        .map((part) => part.replaceAll('|', ' '))
        .join('|'),
    )
    .join('\n')
