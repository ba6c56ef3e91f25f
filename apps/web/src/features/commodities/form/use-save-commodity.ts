import { type Commodity, type CommodityForm, commodityFieldsOf, fromForm, toForm } from '@lanewise/contract/commodities'
import { useState } from 'react'
import { useCreateCommodity, useReadCommodity, useUpdateCommodity } from '#features/commodities/commodities.api.ts'
import { type ContractForm, showFieldErrors } from '#platform/form/ContractForm.tsx'
import { type Conflict, conflictOf, errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type Newer = { conflict: Conflict; commodity: Commodity }

const texts = {
  create: {
    done: 'Commodity Created',
    failed: 'Unable to create commodity. Please check that all required fields are filled in.',
  },
  edit: {
    done: 'Commodity Modified',
    failed: 'Unable to edit commodity. Please check that all required fields are filled in',
  },
}

/** Saves what was entered. A refused save keeps it; one that met a newer version waits for the user's choice. */
export function useSaveCommodity(form: ContractForm<CommodityForm>, commodity: Commodity | null, onSaved: () => void) {
  const say = useSnackbar()
  const send = useSend()
  const read = useReadCommodity()
  const [loaded, setLoaded] = useState(commodity)
  const [newer, setNewer] = useState<Newer | null>(null)
  const { done, failed } = commodity ? texts.edit : texts.create

  const fail = async (error: unknown) => {
    const isShown = showFieldErrors(form, error, { packageQuantity: 'packageCount' })
    const detail = isShown ? '' : errorText(error, '')
    say.error(failed, { ...(detail && { detail }) })
    const conflict = conflictOf(error)
    if (!conflict || !loaded) return
    const current = await read.mutateAsync({ params: { id: loaded.id } }).catch(() => null)
    if (current) setNewer({ conflict, commodity: current })
  }
  const saveOver = async (values: CommodityForm, known: Commodity | null) => {
    try {
      await send(values, known)
      say.success(done)
      onSaved()
    } catch (error) {
      await fail(error)
    }
  }
  const reload = () => {
    if (!newer) return
    setLoaded(newer.commodity)
    form.reset(toForm(commodityFieldsOf(newer.commodity)))
    setNewer(null)
  }
  return {
    loaded,
    newer,
    reload,
    save: (values: CommodityForm) => saveOver(values, loaded),
    saveAnyway: () => void form.handleSubmit((values) => saveOver(values, newer?.commodity ?? loaded))(),
  }
}

/** Creates a commodity, or updates the one that is known in the version that is known. */
function useSend() {
  const create = useCreateCommodity()
  const update = useUpdateCommodity()
  return (values: CommodityForm, known: Commodity | null) =>
    known
      ? update.mutateAsync({ params: { id: known.id }, body: { ...fromForm(values), version: known.version } })
      : create.mutateAsync({ body: fromForm(values) })
}
