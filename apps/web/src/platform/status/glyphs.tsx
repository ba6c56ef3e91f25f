/** A progress ring at a quarter, a half or three quarters, because the icon set has none. */
const Ring = ({ filled }: { filled: string }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <circle cx="12" cy="12" r="9.5" />
    <path d={filled} fill="currentColor" stroke="none" />
  </svg>
)

export const QuarterGlyph = () => <Ring filled="M12 12V5a7 7 0 0 1 7 7z" />
export const HalfGlyph = () => <Ring filled="M12 5a7 7 0 0 1 0 14z" />
export const ThreeQuartersGlyph = () => <Ring filled="M12 12V5a7 7 0 1 1-7 7z" />

/** The icon set's outlined check, filled, for a completed state. */
export const FilledCheckGlyph = () => (
  <svg viewBox="0 0 24 24" fill="currentColor" fillRule="evenodd" aria-hidden="true">
    <path d="M12 1.5a10.5 10.5 0 1 0 0 21 10.5 10.5 0 0 0 0-21zm-1.1 15.1-4.3-4.3 1.6-1.6 2.7 2.7 5-5.2 1.6 1.6z" />
  </svg>
)
