import { centsOfDollars } from '@lanewise/contract/money'
import { formatMoney } from '@lanewise/domain/shared/format'

export const dollars = (amount: number) => formatMoney(centsOfDollars(amount))
