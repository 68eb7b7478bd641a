/** What a style of an element says, such as "700"; empty where it says nothing. Pasted styles stand aside in `data-style`. */
export const styleOf = (element: HTMLElement, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`, 'i').exec(element.dataset['style'] ?? '')?.[1]?.trim() ?? '';
