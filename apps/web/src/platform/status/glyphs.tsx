/** A ring that fills as the load gets nearer; the quarter and the half, which the icon set lacks. */
const Ring = ({ filled }: { filled: string }) => (
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <circle cx="12" cy="12" r="9.5" />
    <path d={filled} fill="currentColor" stroke="none" />
  </svg>
)

export const QuarterGlyph = () => <Ring filled="M12 12V5a7 7 0 0 1 7 7z" />
export const HalfGlyph = () => <Ring filled="M12 5a7 7 0 0 1 0 14z" />
