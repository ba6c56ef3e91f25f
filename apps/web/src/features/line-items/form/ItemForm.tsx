import { createCommodity } from '@lanewise/contract/commodities'
import {
  type LineItemForm,
  lineItemForm,
  lineItemFormName,
  lineItemFormOf,
  lineItemOf,
} from '@lanewise/contract/line-items'
import type { Freight } from '@lanewise/domain/orders/items/freight-rules'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent, useId, useMemo, useState } from 'react'
import { NameCheckContext, useNameCheck, withNameCheck } from '#features/hazmat/index.ts'
import { useOpenItemKeeper } from '#features/line-items/open-item.ts'
import { finished, type OpenedItem } from '#features/line-items/opened-item.ts'
import { type ItemList, isTouched } from '#features/line-items/use-item-list.ts'
import { useRefusalOf } from '#platform/allowed.tsx'
import { type ContractForm, Form, useContractForm } from '#platform/form/ContractForm.tsx'
import { Button } from '#ui/action/Button.tsx'
import { TOUCH } from '#ui/theme/tokens.ts'
import { Derived } from './Derived.tsx'
import { ItemFields } from './ItemFields.tsx'
import { useSaveCommodity } from './use-save-commodity.ts'

type ItemFormProps = { opened: OpenedItem; freight: Freight; list: ItemList }

export function ItemForm({ opened, freight, list }: ItemFormProps) {
  const check = useNameCheck(opened.isNew ? null : opened.item)
  const schema = useMemo(() => withNameCheck(lineItemForm(freight), check), [freight, check])
  const form = useContractForm(schema, lineItemFormOf(opened.item))
  const [commodity, setCommodity] = useState(opened.commodity)
  const commodities = useSaveCommodity(form, commodity)
  const refusal = useRefusalOf(createCommodity)
  const id = useId()
  const { form: shared, setTyping } = list
  const keep = useEffectEvent(useOpenItemKeeper().keep)
  useEffect(() => {
    shared.current = form
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        const isTyped = isTouched(form, opened)
        setTyping(isTyped)
        if (isTyped) keep(lineItemOf(form.getValues()))
      },
    })
    return () => {
      stop()
      setTyping(false)
      shared.current = null
    }
  }, [form, shared, setTyping, opened])
  useRevealedField(form, list.revealed)
  const addAndSave = form.handleSubmit((values) => {
    const item = finished(values)
    if (!commodities.isReady(item)) return
    list.save(item)
    void commodities.save(item)
  })
  return (
    <Frame>
      <Form form={form} id={id} onSubmit={(values) => list.save(finished(values))}>
        <NameCheckContext value={check}>
          <ItemFields freight={freight} onCommodity={setCommodity} />
        </NameCheckContext>
        <Foot>
          <Derived />
          <Button kind="ghost" onClick={list.cancel}>
            Cancel
          </Button>
          {opened.isNew && (
            <Button kind="ghost" onClick={() => void addAndSave()} {...(refusal && { disabledReason: refusal })}>
              Add Item And Save Commodity
            </Button>
          )}
          <Button kind="primary" type="submit" form={id}>
            {opened.isNew ? 'Add Item' : 'Save'}
          </Button>
        </Foot>
      </Form>
    </Frame>
  )
}

/** Focuses the revealed field and shows all errors of the line. */
function useRevealedField(form: ContractForm<LineItemForm>, revealed: ItemList['revealed']) {
  useEffect(() => {
    if (!revealed) return
    void form.trigger()
    form.setFocus(lineItemFormName(revealed.field))
  }, [form, revealed])
}

const Frame = styled('div')({ padding: 16, [TOUCH]: { padding: 12 } })

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 14,
  [TOUCH]: { '& > button, & > span': { flex: '1 1 auto' } },
})
