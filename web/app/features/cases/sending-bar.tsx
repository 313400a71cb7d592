/** How much of a file has been sent. */
export function SendingBar({ label, percent }: { label: string; percent: number }) {
  return (
    <div className="grid gap-1 text-sm">
      <progress aria-label={label} max={100} value={percent} className="h-2 w-full accent-leaf" />
      <p className="figures text-soft-ink">{percent < 100 ? `Sending, ${percent}%` : 'Storing it safely'}</p>
    </div>
  )
}
