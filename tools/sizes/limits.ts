/** Size limits. */
export const limits = {
  source: 300,
  test: 500,
  function: 40,
  loop: 90,
  component: 150,
  props: 7,
  folder: 12,
  exports: 20,
}

/** Folders with one file per feature by design, which grow with the product. */
export const openFolders = ['packages/contract/src']

/** Attributes that HTML defines for elements, controls and dialogs. */
export const nativeProps = new Set(
  'ref children className value checked onChange onBlur onKeyDown name placeholder disabled readOnly maxLength autoFocus autoComplete type inputMode rows aria-label open title onClose'.split(
    ' ',
  ),
)

/**
 * Files with inner loops: functions share flat arrays through closures and run a hundred million times per search. A
 * function there is counted without those inside it, and an inner loop may be longer, because every call in it costs
 * time (decision 17).
 */
export const innerLoops = /^packages\/optimizer\/src\/(search|insertion|freight|fleet)\//
