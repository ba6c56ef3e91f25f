import { describe, expect, it } from 'vitest'
import { flatCharge } from '#rating/charges.ts'
import { cents } from '#shared/units.ts'
import { invoiceStatuses } from './invoice-status.ts'
import { bookedTotal, hasMismatch, isOnMismatchList, noTolerance, variance } from './mismatch.ts'

const billed = (external: number | null, total = 1000_00) => ({
  externalInvoiceAmount: external === null ? null : cents(external),
  total: cents(total),
})
const tolerance = (amount: number, percent: number) => ({ amount: cents(amount), percent })

describe('a rate mismatch', () => {
  it('is any difference of a cent with a tolerance of 0 and 0 [DEF-76]', () => {
    expect([999_99, 1000_00, 1000_01].map((external) => hasMismatch(billed(external), noTolerance))).toEqual([
      true,
      false,
      true,
    ])
  })

  it('is a difference of more than the larger of amount and percent of the booked total [DEF-76]', () => {
    const isMismatch = (external: number, amount: number, percent: number, total?: number) =>
      hasMismatch(billed(external, total), tolerance(amount, percent))
    expect([isMismatch(1025_00, 25_00, 0), isMismatch(1025_01, 25_00, 0), isMismatch(974_99, 25_00, 0)]).toEqual([
      false,
      true,
      true,
    ])
    expect([isMismatch(1020_00, 0, 2), isMismatch(1020_01, 0, 2), isMismatch(980_00, 0, 2)]).toEqual([
      false,
      true,
      false,
    ])
    expect([isMismatch(1025_00, 25_00, 2), isMismatch(1030_00, 25_00, 3), isMismatch(1030_01, 25_00, 3)]).toEqual([
      false,
      false,
      true,
    ])
    // 2.5 percent of $10.10 is 25.25 cents: a difference of 25 cents is within tolerance, 26 is not.
    expect([isMismatch(10_35, 0, 2.5, 10_10), isMismatch(10_36, 0, 2.5, 10_10)]).toEqual([false, true])
    // 1.1 percent of $1,000 is exactly $11.
    expect(isMismatch(1011_00, 0, 1.1)).toBe(false)
  })

  it('does not exist without an external amount [MISM-5]', () => {
    expect(hasMismatch(billed(null), noTolerance)).toBe(false)
    expect(hasMismatch(billed(0), noTolerance)).toBe(true)
  })

  it('is measured by what was billed less what was booked', () => {
    expect([variance(billed(1100_00)), variance(billed(900_00)), variance(billed(null))]).toEqual([
      100_00,
      -100_00,
      null,
    ])
  })

  it('knows nothing of fees and deleted charges', () => {
    const charge = (type: Parameters<typeof flatCharge>[0], total: number, isDeleted = false) => ({
      ...flatCharge(type, cents(total)),
      isDeleted,
    })
    const charges = [
      charge('FreightRate', 900_00),
      charge('FuelSurcharge', 100_00),
      charge('Detention', 50_00, true),
      charge('CreditCardFee', 30_00),
      charge('FreightAuditManagementFee', 12_00),
    ]
    expect(bookedTotal(charges)).toBe(1000_00)
  })
})

describe('the list of rate mismatches', () => {
  const record = {
    ...billed(1100_00),
    auditMode: 'self' as const,
    status: 'Received' as const,
    rateMismatchOverride: false,
    hasAllRequiredDocuments: true,
  }
  const isListed = (overrides: Partial<Parameters<typeof isOnMismatchList>[0]>) =>
    isOnMismatchList({ ...record, ...overrides }, noTolerance)
  const listedStatuses = (auditMode: 'own' | 'thirdParty' | 'self') =>
    invoiceStatuses.filter((status) => isListed({ auditMode, status }))

  it('holds what is in Draft under own audit, and in Received under third-party and self audit [DEF-76]', () => {
    expect(listedStatuses('own')).toEqual(['Draft'])
    expect(listedStatuses('thirdParty')).toEqual(['Received'])
    expect(listedStatuses('self')).toEqual(['Received'])
  })

  it('holds nothing without a mismatch or with an override, and under own audit nothing that lacks documents [DEF-76]', () => {
    expect(isListed({ externalInvoiceAmount: cents(1000_00) })).toBe(false)
    expect(isOnMismatchList(record, tolerance(100_00, 0))).toBe(false)
    expect(isListed({ rateMismatchOverride: true })).toBe(false)
    expect(isListed({ hasAllRequiredDocuments: false })).toBe(true)
    expect(isListed({ auditMode: 'own', status: 'Draft', hasAllRequiredDocuments: false })).toBe(false)
  })
})
