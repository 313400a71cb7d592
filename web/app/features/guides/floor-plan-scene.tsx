import { Mark, Scene } from './drawing.tsx'

/** One flat measured three ways; the factors are usual ones, the flat is an example. */
export const measuredAreas = { carpetSqft: 745, builtUpSqft: 842, superBuiltUpSqft: 1028 }

const thin = { fill: 'none', stroke: 'var(--soft-ink)', strokeWidth: 1.3 }

/** The plan of a 2 BHK with its lobby: what is carpet, what the walls and balcony add, what is shared. */
export function FloorPlanScene() {
  const { carpetSqft, builtUpSqft, superBuiltUpSqft } = measuredAreas
  return (
    <Scene
      height={400}
      label={`The floor plan of a 2 BHK flat beside its lift and stairs. Carpet area ${carpetSqft} sqft, with walls and balcony ${builtUpSqft}, with the share of lobby and stairs ${superBuiltUpSqft}.`}
    >
      <path d="M0 0h440v400H0z" fill="var(--sunken)" />
      {/* shared: lobby, stairs, lift */}
      <path d="M16 36h112v300H16z" fill="var(--wall-shade)" />
      <path d="M16 36h112v300H16z" {...thin} />
      <path d="M16 60h112M16 74h112M16 88h112M16 102h112M16 116h112M16 130h112M72 46v84" {...thin} />
      <path d="M30 252h44v56H30zM30 252l44 56m0-56l-44 56" {...thin} />
      <text x="72" y="176" textAnchor="middle">
        Lobby
      </text>
      <text x="72" y="328" textAnchor="middle">
        Lift
      </text>
      <text x="72" y="28" textAnchor="middle" className="quiet">
        Stairs
      </text>
      {/* outer walls and balcony */}
      <path d="M132 32h292v312H132z" fill="var(--stone)" />
      <path d="M148 344h150v42H148z" fill="var(--marigold-wash)" stroke="var(--stone)" strokeWidth="3" />
      {/* carpet, with partitions left standing */}
      <path d="M142 42h272v292H142z" fill="var(--leaf-wash)" />
      <path
        d="M142 148h66m34 0h16m28 0h24M246 42v106M246 104h64M310 42v8m0 26v74m0 30v5M294 182h120M294 182v14m0 34v104"
        stroke="var(--stone)"
        strokeWidth="5"
        fill="none"
      />
      {/* entrance, windows, door swings */}
      <path d="M132 214h10v34h-10z" fill="var(--leaf-wash)" />
      <path d="M176 334h84v10h-84zM414 80h10v60h-10zM414 230h10v60h-10zM170 32h50v10h-50z" fill="var(--glass)" />
      <path
        d="M142 214a34 34 0 0 1 34 34h-34M242 148a34 34 0 0 0-34-34v34M286 148a28 28 0 0 0-28-28v28M310 76a26 26 0 0 1-26-26h26M310 180a30 30 0 0 0 30-30h-30M294 196a34 34 0 0 1 34 34h-34"
        {...thin}
      />
      {/* furniture */}
      <path d="M142 42h104v22h-82v50h-22zM180 46h22v14h-22z" {...thin} />
      <path d="M338 56h72v80h-72zM338 56h72v18h-72zM338 216h72v80h-72zM338 216h72v18h-72z" {...thin} />
      <path d="M148 262h28v64h-28zM158 262v64M196 276h34v40h-34z" {...thin} />
      <path d="M252 78h16v20h-16zM276 84h22v14h-22zM290 110h14v20h-14zM252 108h16v10h-16z" {...thin} />
      <circle cx="206" cy="184" r="16" {...thin} />
      <text x="204" y="96" textAnchor="middle">
        Kitchen
      </text>
      <text x="244" y="258" textAnchor="middle">
        Living
      </text>
      <text x="376" y="163" textAnchor="middle">
        Bedroom
      </text>
      <text x="374" y="319" textAnchor="middle">
        Bedroom
      </text>
      <text x="223" y="371" textAnchor="middle">
        Balcony
      </text>
      <g transform="translate(398 372)">
        <path d="M0 14V-12m-6 8l6-10 6 10" fill="none" stroke="var(--ink)" strokeWidth="2" />
        <text x="12" y="6">
          N
        </text>
      </g>
      <Mark x={258} y={286} n={1} />
      <Mark x={284} y={364} n={2} />
      <Mark x={72} y={206} n={3} />
    </Scene>
  )
}
