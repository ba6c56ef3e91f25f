import type { ConsolidationPreview } from '@lanewise/contract/consolidation'
import { useState } from 'react'
import { Button } from '#ui/action/Button.tsx'
import { hotkeyText, useHotkey } from '#ui/keyboard/use-hotkeys.ts'
import { ConfirmDialog } from '#ui/layout/overlay/ConfirmDialog.tsx'
import { outsideTitle, sentences } from './LoadNotices.tsx'

type SaveLoadProps = {
  /** Reason why nothing can be saved now. */
  obstacle: string | undefined
  preview: ConsolidationPreview | undefined
  isSaving: boolean
  onSave: () => void
}

const saveKey = 'mod+enter'

/** Saves the load, after a question if a stop is planned outside the window of one of its orders. (DEF-126) */
export function SaveLoad({ obstacle, preview, isSaving, onSave }: SaveLoadProps) {
  const [isConfirming, setConfirming] = useState(false)
  const outside = preview?.outsideWindows ?? []
  const start = () => (outside.length > 0 ? setConfirming(true) : onSave())
  useHotkey(saveKey, start, { enabled: obstacle === undefined && !isConfirming, label: 'Save consolidation' })
  return (
    <>
      <Button
        kind="primary"
        loading={isSaving}
        shortcut={hotkeyText(saveKey)}
        {...(obstacle && { disabledReason: obstacle })}
        onClick={start}
      >
        {preview?.splits.some(({ stopIds }) => stopIds.length === 2) ? 'Save with two stops' : 'Save'}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={`Save with ${outsideTitle(outside.length)}?`}
        text={sentences(outside.map(({ text }) => text))}
        verb="Save anyway"
        onConfirm={() => {
          setConfirming(false)
          onSave()
        }}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
