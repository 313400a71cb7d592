/** Two roofs over one door: buyer and seller under the same plan. */
export function Logo({ className = 'h-8' }: { className?: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
        <path d="M3 15.5 12 7l9 8.5V27H3z" fill="var(--leaf)" />
        <path d="M17 11.3 21.5 7 29 14v13h-6V14.6z" fill="var(--marigold)" />
        <path d="M9.5 27v-6a2.5 2.5 0 0 1 5 0v6z" fill="var(--card)" />
      </svg>
      <span className="font-bold text-lg tracking-tight max-[13rem]:sr-only">Properysearch</span>
    </span>
  )
}
