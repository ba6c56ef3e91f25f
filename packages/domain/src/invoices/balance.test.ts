import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flatCharge } from '#rating/charges.ts'
import { cents } from '#shared/units.ts'
import { cardFee, hasCardFee, invoiceAmount, invoiceBalance, paidAmount, withCardFee } from './balance.ts'

const charge = (total: number, isDeleted = false) => ({ ...flatCharge('FreightRate', cents(total)), isDeleted })
const payment = (amount: number, isApplied = true) => ({ amount: cents(amount), isApplied })

describe('the balance of an invoice', () => {
  const charges = [charge(1000_00), charge(250_50), charge(99_99, true), charge(-50_00)]
  const payments = [payment(200_00), payment(500_00, false), payment(50)]

  it('is the charges not deleted less the payments applied', () => {
    expect(invoiceAmount(charges)).toBe(1200_50)
    expect(paidAmount(payments)).toBe(200_50)
    expect(invoiceBalance(charges, payments)).toBe(1000_00)
  })

  it('is below zero when too much was paid, and zero for nothing', () => {
    expect(invoiceBalance([charge(10_00)], [payment(12_00)])).toBe(-2_00)
    expect(invoiceBalance([], [])).toBe(0)
  })

  it('goes down by each payment to the cent', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }))
    fc.assert(
      fc.property(amounts, amounts, (billed, paid) => {
        const sum = (all: number[]) => all.reduce((total, one) => total + one, 0)
        const balance = invoiceBalance(
          billed.map((one) => charge(one)),
          paid.map((one) => payment(one)),
        )
        expect(balance).toBe(sum(billed) - sum(paid))
      }),
    )
  })
})

describe('the fee for paying by card', () => {
  it('is 3 percent of the balance unless the company sets another, to the cent, halves up', () => {
    expect(cardFee(cents(1000_00))).toBe(30_00)
    expect(cardFee(cents(50))).toBe(2)
    expect(cardFee(cents(1000_00), 2.9)).toBe(29_00)
    expect(cardFee(cents(1000_00), 0)).toBe(0)
    expect(cardFee(cents(-5_00))).toBe(0)
  })

  it('is added once, of what is still to be paid', () => {
    const charges = withCardFee([charge(1000_00)], [payment(400_00)])
    expect(charges.at(-1)).toMatchObject({ chargeType: 'CreditCardFee', description: 'Credit Card Fee', total: 18_00 })
    expect(invoiceBalance(charges, [payment(400_00)])).toBe(618_00)
    expect(withCardFee(charges, [payment(400_00)])).toBe(charges)
  })

  it('is added again after it was deleted', () => {
    const deleted = withCardFee([charge(1000_00)], []).map((one) => ({
      ...one,
      isDeleted: one.chargeType === 'CreditCardFee',
    }))
    expect(hasCardFee(deleted)).toBe(false)
    expect(invoiceAmount(withCardFee(deleted, []))).toBe(1030_00)
  })
})
