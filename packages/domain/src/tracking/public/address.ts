/** TRACK-1 */
export const trackingLanding = '/public/trackShipments'

/** TRACK-2: where anybody follows a shipment, by its number or by that of an order. */
export const trackingPath = (number: string): string =>
  `/public/shipments/${encodeURIComponent(number)}/preview/details`

/** TRACK-3: by a reference and the number of the company that it belongs to. */
export const trackingPathByReference = (reference: string, company: string): string =>
  `${trackingPath(reference)}/${encodeURIComponent(company)}`
