/** The limits of taste. */
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

/** One file per feature by design, so it grows with the product. */
export const openFolders = ['packages/contract/src']

/** Attributes that HTML itself gives to elements, controls and dialogs. */
export const nativeProps = new Set(
  'ref children className value checked onChange onBlur onKeyDown name placeholder disabled readOnly maxLength autoFocus autoComplete type inputMode rows aria-label open title onClose'.split(
    ' ',
  ),
)

/**
 * Where functions share flat arrays by closing over them and run a hundred million times in a search: a function is
 * counted without those inside it, and an inner loop may be longer, because every call it makes costs (decision 17).
 */
export const innerLoops = /^packages\/optimizer\/src\/(search|insertion|freight|fleet)\//
