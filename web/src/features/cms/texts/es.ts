import type { cms as en } from './en.ts';

export const cms: typeof en = {
  title: 'Gestión de contenidos',
  tabs: { products: 'Productos', library: 'Biblioteca', freeOffers: 'Ofertas gratuitas' },
  back: 'Volver a Gestión de contenidos',
  published: 'Publicado',
  draft: 'Borrador',
  notLoaded: 'No se pudieron cargar los productos.',
  noProducts: 'Todavía no hay productos.',
  noCourses: 'Este producto todavía no tiene cursos.',
  library: {
    ebooks: 'Libros electrónicos',
    ebooksText: 'Las páginas en las que se leen las lecciones.',
    videos: 'Vídeos',
    openVideos: 'Abrir los vídeos',
    notAvailable: 'No disponible',
  },
};
