/** What a booking by hand sends. */
export const bookingByHand = (carrierId: string | undefined) => ({
  shippingMode: 'TL' as const,
  carrierId: carrierId ?? '',
  manualBookingCharges: [
    {
      type: 'FreightRate',
      description: 'Freight Rate',
      units: 1,
      rate: 900,
      chargeRateType: 'Flat' as const,
      total: 900,
    },
  ],
})
