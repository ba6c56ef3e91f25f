/** Reasons why a shipment needs attention, independent of its status. */
export const attentionReasons = {
  BookingTimedOut: 'Booking timed out',
  TenderExhausted: 'Tender exhausted',
  TenderUnbookable: 'Accepted, but not booked',
  PickupPassed: 'Pickup time passed before tendering',
} as const
export type AttentionReason = keyof typeof attentionReasons
export const attentionReasonNames = Object.keys(attentionReasons) as [AttentionReason, ...AttentionReason[]]
