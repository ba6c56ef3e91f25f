/** What a trailer takes where no constraint set and no lane says otherwise: pallets, pounds, cubic and linear feet. */
export const fullTrailer = { pallets: 26, weight: 44_000, cubicFeet: 3_800, linearFeet: 53 } as const
