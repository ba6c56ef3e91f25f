import { freightTermLabels } from '@lanewise/domain/freight/freight-terms'
import { chooseFreightTerms, chooseOrderType } from '@lanewise/domain/orders/form/changes'
import { offeredFreightTerms } from '@lanewise/domain/orders/form/order-defaults'
import { orderTypeLabels, orderTypes } from '@lanewise/domain/orders/order-types'
import { styled } from '@mui/material/styles'
import { useBillingSettings } from '#features/orders/form/order-form.api.ts'
import { Locked, useDraft, useOrderForm } from '#features/orders/form/order-form.tsx'
import { Rows } from '#platform/form/field-layout.tsx'
import { NumberField, SelectField, TextField } from '#platform/form/fields.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { ChangingSelect, PlainText } from './controls.tsx'
import { AddReference, ReferenceNumbers } from './ReferenceNumbers.tsx'

export function OrderTerms() {
  const { inputs, basis, change } = useOrderForm()
  const freightTermType = useDraft((draft) => draft.freightTermType)
  const { configuration, settings, billToCompanies } = inputs
  return (
    <Rows>
      <Terms>
        <Locked field="orderType">
          <ChangingSelect
            name="orderType"
            label="Order Type"
            required
            options={orderTypes.map((type) => ({ value: type, label: orderTypeLabels[type] }))}
            onChoose={(type) => change((draft) => chooseOrderType(draft, type, basis))}
          />
          <ChangingSelect
            name="freightTermType"
            label="Freight Terms"
            required
            options={offeredFreightTerms(configuration).map((term) => ({
              value: term,
              label: freightTermLabels[term],
            }))}
            onChoose={(term) => change((draft) => chooseFreightTerms(draft, term, configuration))}
          />
          {freightTermType === 'PrepaidAdd' && <NumberField name="markup" label="Markup (%)" required maxLength={9} />}
        </Locked>
        <Locked field="referenceNumbers">
          <ReferenceNumbers />
        </Locked>
        <Locked field="billingSettings">
          {settings.allowTMSBillToCompany && (
            <SelectField
              name="billToCompanyNumber"
              label="Bill to Company"
              required
              options={billToCompanies.map(({ billToCompanyNumber, name }) => ({
                value: billToCompanyNumber,
                label: name,
              }))}
            />
          )}
          <BillingSetting />
          <Locked field="costCenter">
            <PlainText name="costCenter" />
          </Locked>
        </Locked>
        <Locked field="referenceNumbers">
          <AddReference />
        </Locked>
      </Terms>
      <Locked field="specialInstructions">
        <TextField name="specialInstructions" label="Special Instructions" rows={2} mostRows={10} maxLength={10_000} />
      </Locked>
    </Rows>
  )
}

/** The default setting is available immediately. The others appear when they have loaded. */
function BillingSetting() {
  const { billingSetting } = useOrderForm().inputs
  const known = useBillingSettings()
  const all = known.length > 0 ? known : billingSetting ? [billingSetting] : []
  return (
    <SelectField
      name="billingSettings"
      label="Billing Setting"
      required
      options={all.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** As many columns as fit. On a phone only type and terms share a row. */
const Terms = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(184px, 1fr))',
  alignItems: 'start',
  gap: 12,
  [TOUCH]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-child(n + 3)': { gridColumn: '1 / -1' },
  },
})
