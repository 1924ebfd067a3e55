// Creates SVG elements.

const SVG = "http://www.w3.org/2000/svg";

export type Attributes = Readonly<Record<string, string | number>>;

export function svg<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: readonly Element[]
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name) as SVGElementTagNameMap[K];
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export function svgText(content: string, attributes: Attributes): SVGTextElement {
  const element = svg("text", attributes);
  element.textContent = content;
  return element;
}

/** Formats a number for path data, rounded to a tenth of a unit. */
export function unit(value: number): string {
  return String(Math.round(value * 10) / 10);
}
