/** A letter box by a gate, its flag down: nothing has come yet. */
export function LetterBoxPicture({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 160 112" className={className} aria-hidden="true">
      <circle cx="112" cy="34" r="18" fill="var(--marigold-wash)" />
      <path d="M6 96h148" stroke="var(--edge)" strokeWidth="2" strokeLinecap="round" />
      <path d="M20 96V62m14 34V62m14 34V62M14 72h40m-40 14h40" stroke="var(--line)" strokeWidth="4" />
      <path d="M84 96V64" stroke="var(--edge)" strokeWidth="6" />
      <path
        d="M60 64V46a14 14 0 0 1 14-14h30a14 14 0 0 1 14 14v18z"
        fill="var(--leaf-wash)"
        stroke="var(--leaf)"
        strokeWidth="2"
      />
      <path d="M60 64V46a14 14 0 0 1 28 0v18z" fill="var(--card)" stroke="var(--leaf)" strokeWidth="2" />
      <path d="M68 48h12" stroke="var(--leaf)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M104 50h16v7h-10" fill="var(--marigold)" />
      <path d="M104 48v10" stroke="var(--marigold-ink)" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M138 96c-6-10-2-18 4-22 6 6 6 14 0 22m-8 0c-6-4-8-8-8-14 6 2 9 7 10 14"
        fill="var(--good-wash)"
        stroke="var(--good)"
        strokeWidth="1.5"
      />
    </svg>
  )
}
