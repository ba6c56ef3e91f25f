import type { DensityScale } from '@lanewise/domain/rating/ltl/base/rated-class'

/** The density scale before July 2025, which ended at class 60. Contracts may still use it. */
export const elevenSteps: DensityScale = {
  effective: '2013-01-01',
  rows: [
    { below: 1, freightClass: '400' },
    { below: 2, freightClass: '300' },
    { below: 4, freightClass: '250' },
    { below: 6, freightClass: '175' },
    { below: 8, freightClass: '125' },
    { below: 10, freightClass: '100' },
    { below: 12, freightClass: '92.5' },
    { below: 15, freightClass: '85' },
    { below: 22.5, freightClass: '70' },
    { below: 30, freightClass: '65' },
    { below: null, freightClass: '60' },
  ],
}
