import type { Carrier } from '@lanewise/contract/carrier-fields'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useReadCarrier } from '#features/carriers/carriers.api.ts'
import { type ContractForm, showFieldErrors } from '#platform/form/ContractForm.tsx'
import { type Conflict, conflictOf, errorText } from '#platform/query/problem.ts'
import { useSnackbar } from '#ui/feedback/Snackbars.tsx'

type Saving<V extends FieldValues> = {
  form: ContractForm<V>
  /** The carrier as the form was loaded with it; null for a new one. */
  carrier: Carrier | null
  send: (values: V, version: number | undefined) => Promise<Carrier>
  /** What the form shows of a newer version; null when what was edited is gone. */
  valuesOf: (carrier: Carrier) => V | null
  /** Fields that the form calls otherwise than the call does. */
  rename?: Record<string, string>
  /** What is said when it is saved. */
  done: string
  onSaved: (carrier: Carrier) => void
  onClose: () => void
}

type Newer = { conflict: Conflict; carrier: Carrier }

/** Saves what was entered. A refused save keeps it; one that met a newer version waits for the user's choice. */
export function useSave<V extends FieldValues>(saving: Saving<V>) {
  const { form, carrier, send, valuesOf, rename, done, onSaved, onClose } = saving
  const say = useSnackbar()
  const read = useReadCarrier()
  const [version, setVersion] = useState(carrier?.version)
  const [newer, setNewer] = useState<Newer | null>(null)

  const fail = async (error: unknown) => {
    if (!showFieldErrors(form, error, rename)) say.error(errorText(error))
    const conflict = conflictOf(error)
    if (!conflict || !carrier) return
    const current = await read.mutateAsync({ params: { carrierId: carrier.carrierId } }).catch(() => null)
    if (current) setNewer({ conflict, carrier: current })
  }
  const saveOver = async (values: V, over: number | undefined) => {
    try {
      const saved = await send(values, over)
      say.success(done)
      onSaved(saved)
    } catch (error) {
      await fail(error)
    }
  }
  const reload = () => {
    if (!newer) return
    const values = valuesOf(newer.carrier)
    if (!values) return onClose()
    form.reset(values)
    setVersion(newer.carrier.version)
    setNewer(null)
  }
  return {
    conflict: newer?.conflict ?? null,
    reload,
    save: (values: V) => saveOver(values, version),
    saveAnyway: () => void form.handleSubmit((values) => saveOver(values, newer?.carrier.version ?? version))(),
  }
}
