import type { cmsStudyProject as en } from './en.ts';

export const cmsStudyProject: typeof en = {
  new: 'Proyecto de estudio nuevo',
  create: 'Crear proyecto de estudio',
  created: 'Se agregó el proyecto de estudio.',
  level: 'Nivel',
  number: 'Número',
  numberHelp: 'Los que están desde ahí se desplazan.',
  kind: 'Tipo',
  kindHelp: 'Figura como primer encabezado de la introducción.',
  kinds: { NONE: 'Ninguno', LEARN: 'Aprender', APPLY: 'Aplicar' },
  introduction: 'Introducción',
  updateFailed:
    '¡Vaya! Algo salió mal al actualizar. Actualice el navegador e inténtelo de nuevo. Si el problema continúa, póngase en contacto con el soporte técnico',
  createFailed: 'No se pudo crear el proyecto de estudio. Actualice la página e inténtelo de nuevo.',
  cases: {
    title: 'Casos prácticos',
    notLoaded: 'No se pudieron cargar los casos prácticos.',
    add: 'Agregar caso práctico',
    added: (name) => `Se agregó ${name}.`,
    none: 'Este proyecto de estudio todavía no tiene casos prácticos.',
    name: (number) => `Caso práctico ${number}`,
    scenario: 'Planteamiento del caso',
    noScenario: 'Todavía sin planteamiento.',
    reinforcement: 'Preguntas de refuerzo',
    noReinforcement: 'Todavía sin preguntas de refuerzo.',
    addFailed:
      '¡Vaya! Algo salió mal. Actualice la página e inténtelo de nuevo. Si el problema continúa, póngase en contacto con el soporte técnico.',
    deleteFailed: '¡Falló! Póngase en contacto con el soporte técnico si el problema continúa.',
    updateFailed: 'No se pudo crear ni actualizar el caso práctico',
  },
};
