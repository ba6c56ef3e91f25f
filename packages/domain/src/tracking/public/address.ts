export const trackingLanding = '/public/trackShipments'

/** Public tracking page of a shipment, by its number or by an order number. (TRACK-2) */
export const trackingPath = (number: string): string =>
  `/public/shipments/${encodeURIComponent(number)}/preview/details`

/** Public tracking page by a reference and the number of the company it belongs to. (TRACK-3) */
export const trackingPathByReference = (reference: string, company: string): string =>
  `${trackingPath(reference)}/${encodeURIComponent(company)}`
