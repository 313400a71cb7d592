import { Scene } from '../drawing.tsx'

/** The table at the sub-registrar's: deed, thumb reader, camera, and the keys that come after. */
export function RegistrationScene() {
  return (
    <Scene
      height={250}
      label="A table with a stamped agreement, a thumb-print reader, a camera on a stand, and a bunch of keys tagged B 704."
    >
      <path d="M0 0h440v250H0z" fill="var(--wall-shade)" />
      <path d="M0 150h440v100H0z" fill="var(--wood)" />
      <path d="M0 150h440v8H0z" fill="var(--trunk)" opacity="0.5" />
      <path d="M20 20h120v84H20z" fill="var(--glass)" />
      <path d="M80 20v84M20 62h120" stroke="var(--wall)" strokeWidth="5" />
      <g transform="translate(150 74) rotate(-4)">
        <path d="M8 8h130v150H8z" fill="var(--stone)" opacity="0.4" />
        <path d="M0 0h130v150H0z" fill="var(--page)" />
        <text x="65" y="24" textAnchor="middle" className="written" style={{ fontSize: 13, fontWeight: 700 }}>
          Agreement for sale
        </text>
        <path d="M14 38h102M14 50h102M14 62h88M14 74h102M14 86h70" stroke="var(--page-line)" strokeWidth="2" />
        <circle cx="98" cy="118" r="19" fill="none" stroke="var(--gulmohar)" strokeWidth="3" />
        <path d="M86 118h24M89 110h18M89 126h18" stroke="var(--gulmohar)" strokeWidth="2" />
        <path d="M16 122c10-14 16 10 24-4s10 8 22-2" fill="none" stroke="var(--rain)" strokeWidth="2.5" />
      </g>
      <path d="M32 178h74l8 44H24z" fill="var(--ink)" />
      <path d="M50 188h36l4 22H46z" fill="var(--leaf)" />
      <path
        d="M60 208c0-14 16-14 16 0M64 209c0-8 8-8 8 0M56 207c2-22 22-22 24 0"
        fill="none"
        stroke="var(--on-leaf)"
        strokeWidth="1.6"
      />
      <path d="M362 54h44v30h-44zM380 84h8v66h-8z" fill="var(--ink)" />
      <circle cx="384" cy="69" r="10" fill="var(--glass)" stroke="var(--page)" strokeWidth="2" />
      <path d="M356 150h56v6h-56z" fill="var(--ink)" />
      <g fill="none" stroke="var(--marigold)" strokeWidth="5">
        <circle cx="338" cy="194" r="14" />
        <path d="M350 202l34 20m-10-6l-6 9m16-3l-5 8M330 206l-14 28m4-8l-9-3" />
      </g>
      <path d="M352 176l40-14 10 26-40 14z" fill="var(--page)" stroke="var(--page-line)" />
      <text
        x="379"
        y="187"
        textAnchor="middle"
        className="written"
        style={{ fontSize: 13, fontWeight: 700 }}
        transform="rotate(-19 379 184)"
      >
        B 704
      </text>
    </Scene>
  )
}
