import { Mark, Scene } from '../drawing.tsx'

const rule = { stroke: 'var(--page-line)', fill: 'none' }

/** A sketch of the 7/12 extract: form VII above, form XII below. Names and numbers are invented. */
export function SevenTwelveScene() {
  return (
    <Scene
      height={380}
      label="A sketch of a seven-twelve extract with six numbered places: survey number, area, tenure, holders, other rights, and the crop record."
    >
      <path d="M0 0h440v380H0z" fill="var(--sunken)" />
      <path d="M48 26l352-8 6 344-352 6z" fill="var(--stone)" opacity="0.35" />
      <path d="M40 16h360v346H40z" fill="var(--page)" stroke="var(--page-line)" />
      <text x="220" y="40" textAnchor="middle" className="written" style={{ fontSize: 14, fontWeight: 700 }}>
        Village Form VII
      </text>
      <text x="220" y="56" textAnchor="middle" className="written">
        Village: Sonewadi · Taluka: Haveli · District: Pune
      </text>
      <path d="M56 68h328v176H56zM56 96h328M176 68v176M286 96v148M286 68v28" {...rule} />
      <text x="64" y="86" className="written">
        Survey no. 45/2/1
      </text>
      <text x="184" y="86" className="written">
        Occupant class I
      </text>
      <text x="294" y="86" className="written">
        Khata no. 318
      </text>
      <text x="64" y="116" className="written" style={{ fontWeight: 700 }}>
        Area (H.R.sqm)
      </text>
      <text x="64" y="136" className="written">
        Cultivable 0.38.00
      </text>
      <text x="64" y="154" className="written">
        Pot kharab 0.02.00
      </text>
      <text x="64" y="172" className="written" style={{ fontWeight: 700 }}>
        Total 0.40.00
      </text>
      <path d="M64 190h96M64 206h80M64 222h92" {...rule} />
      <text x="184" y="116" className="written" style={{ fontWeight: 700 }}>
        Holders
      </text>
      <text x="184" y="138" className="written">
        G. R. Shinde (1204)
      </text>
      <text x="184" y="156" className="written" style={{ textDecoration: 'line-through' }}>
        R. B. Shinde (877)
      </text>
      <text x="184" y="174" className="written">
        S. G. Shinde (1311)
      </text>
      <path d="M184 192h84M184 208h70M184 224h78" {...rule} />
      <text x="294" y="116" className="written" style={{ fontWeight: 700 }}>
        Other rights
      </text>
      <text x="294" y="138" className="written">
        Charge: bank
      </text>
      <text x="294" y="154" className="written">
        ₹6,00,000 (1290)
      </text>
      <path d="M294 174h80M294 190h66M294 206h74M294 222h58" {...rule} />
      <text x="220" y="266" textAnchor="middle" className="written" style={{ fontSize: 14, fontWeight: 700 }}>
        Village Form XII
      </text>
      <path d="M56 276h328v68H56zM56 294h328M56 311h328M56 328h328M128 276v68M214 276v68M300 276v68" {...rule} />
      <text x="64" y="289" className="written">
        Year
      </text>
      <text x="136" y="289" className="written">
        Season
      </text>
      <text x="222" y="289" className="written">
        Crop
      </text>
      <text x="308" y="289" className="written">
        Area
      </text>
      <text x="64" y="306" className="written">
        2024-25
      </text>
      <text x="136" y="306" className="written">
        Kharif
      </text>
      <text x="222" y="306" className="written">
        Fallow
      </text>
      <text x="308" y="306" className="written">
        0.38.00
      </text>
      <circle cx="362" cy="334" r="22" fill="none" stroke="var(--rain)" strokeWidth="2.5" opacity="0.75" />
      <path d="M348 330h28M348 338h28" stroke="var(--rain)" strokeWidth="2" opacity="0.75" />
      <Mark x={166} y={80} n={1} />
      <Mark x={166} y={166} n={2} />
      <Mark x={276} y={80} n={3} />
      <Mark x={276} y={120} n={4} />
      <Mark x={374} y={120} n={5} />
      <Mark x={66} y={320} n={6} />
    </Scene>
  )
}
