import { Drawing } from "./drawing.tsx";

/** Values that can be pointed at. */
export type LensMark = "sphere" | "cylinder" | "axis" | "addition" | "baseCurve" | "diameter";

interface MarkedProps {
  /** The values to show, numbered in this order. */
  marks: readonly LensMark[];
  /** Alternative text. */
  label: string;
  className?: string;
}

/** As makers print them, whatever the language. */
const onBox: Record<LensMark, [name: string, value: string]> = {
  sphere: ["PWR", "−2.75"],
  cylinder: ["CYL", "−1.25"],
  axis: ["AX", "90"],
  addition: ["ADD", "+1.50"],
  baseCurve: ["BC", "8.6"],
  diameter: ["DIA", "14.5"],
};

function Dot({ x, y, of }: { x: number; y: number; of: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="5.2" fill="#2f5c4b" />
      <text
        x={x}
        y={y + 2.4}
        fontSize="6.8"
        fontWeight="600"
        textAnchor="middle"
        fill="#fdfcf9"
        className="font-text"
      >
        {of}
      </text>
    </>
  );
}

/** The side of a lens box: a line of values, each with its number. */
export function BoxLabelDrawing({ marks, label, className = "" }: MarkedProps) {
  return (
    <Drawing viewBox="0 0 168 126" label={label} className={className}>
      <path d="M14 30l10-9h130l-10 9z" fill="#e4e0d6" />
      <path d="M144 30l10-9v70l-10 12z" fill="#cfc9bc" />
      <rect x="14" y="30" width="130" height="73" fill="#fbfaf6" />
      <rect x="14" y="30" width="3" height="73" fill="#2f5c4b" />
      <g stroke="#b9b4a8" strokeWidth="1.4">
        {[0, 3, 5, 9, 12, 14, 18, 21, 25, 27, 31].map((offset) => (
          <path key={offset} d={`M${104 + offset} 88v10`} />
        ))}
      </g>
      {marks.map((mark, index) => {
        const [column, row] = [index % 3, Math.floor(index / 3)];
        const [x, y] = [26 + column * 40, 47 + row * 27];
        const [name, value] = onBox[mark];
        return (
          <g key={mark} className="font-text tabular-nums">
            <Dot x={x} y={y - 2} of={index + 1} />
            <text x={x + 8} y={y} fontSize="6" fill="#4b4f57">
              {name}
            </text>
            <text x={x + 8} y={y + 9.5} fontSize="9" fontWeight="600" fill="#23262b">
              {value}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}

const onPrescription: Record<LensMark, [name: string, right: string, left: string]> = {
  sphere: ["SPH", "−2.75", "−3.00"],
  cylinder: ["CYL", "−1.25", "−0.75"],
  axis: ["AX", "90°", "180°"],
  addition: ["ADD", "+1.50", "+1.50"],
  baseCurve: ["BC", "8.6", "8.6"],
  diameter: ["DIA", "14.5", "14.5"],
};

/** A prescription: one column a value, one row an eye. `rows` names the eyes, right first. */
export function PrescriptionDrawing(props: MarkedProps & { rows: readonly [string, string] }) {
  const { marks, rows, label, className = "" } = props;
  const width = 116 / marks.length;
  return (
    <Drawing viewBox="0 0 168 126" label={label} className={className}>
      <path d="M12 16h136l8 8v86H12z" fill="#fbfaf6" />
      <path d="M148 16v8h8z" fill="#cfc9bc" />
      <path d="M22 30h46M22 36h30" stroke="#b9b4a8" strokeWidth="2" />
      <g stroke="#cfc9bc" strokeWidth="0.8">
        <path d="M20 66h130M20 82h130M20 98h130" />
      </g>
      <g className="font-text tabular-nums" fill="#23262b">
        {rows.map((name, row) => (
          <text key={name} x="22" y={77 + row * 16} fontSize="7" fontWeight="600">
            {name}
          </text>
        ))}
        {marks.map((mark, index) => {
          const x = 36 + width * (index + 0.5);
          const [name, ...values] = onPrescription[mark];
          return (
            <g key={mark} textAnchor="middle">
              <Dot x={x} y={50} of={index + 1} />
              <text x={x} y="63" fontSize="5.4" fill="#4b4f57">
                {name}
              </text>
              {values.map((value, row) => (
                <text key={rows[row]} x={x} y={77 + row * 16} fontSize="6.6">
                  {value}
                </text>
              ))}
            </g>
          );
        })}
      </g>
      <path d="M104 106c4-6 7 3 11-3s6 2 9-2 5 1 9 0" fill="none" stroke="#4b4f57" />
    </Drawing>
  );
}
