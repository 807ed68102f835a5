/** SQL of a module's own, where its service's methods do not reach. */
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { DAL } from "@medusajs/framework/types";
import { MedusaService } from "@medusajs/framework/utils";

/** Runs SQL whose `?` are bound in turn; gives the rows. */
export type Statement = <Row>(sql: string, values?: readonly unknown[]) => Promise<Row[]>;

/** What a service has beside the methods that Medusa makes of its models. */
declare abstract class WithStatements {
  /** For what takes several statements in one transaction. */
  protected readonly repository: DAL.RepositoryService;
  /** Runs one statement at a time, each a transaction of its own. */
  protected readonly query: Statement;
}

type Container = { baseRepository: DAL.RepositoryService };

/** The service of a module: Medusa's methods for its models, and SQL. */
export function serviceWithSql<const Models extends Parameters<typeof MedusaService>[0]>(
  models: Models,
) {
  const OfMedusa = MedusaService(models);
  const Base: new (container: Container) => object = OfMedusa;
  class WithSql extends Base {
    readonly repository: DAL.RepositoryService;
    readonly query: Statement;

    constructor(container: Container) {
      super(container);
      const { baseRepository } = container;
      this.repository = baseRepository;
      this.query = <Row>(sql: string, values: readonly unknown[] = []) =>
        baseRepository.getFreshManager<SqlEntityManager>().execute<Row[]>(sql, [...values]);
    }
  }
  return WithSql as unknown as Pick<typeof OfMedusa, "$modelObjects"> &
    (new (
      container: Container,
    ) => InstanceType<typeof OfMedusa> & WithStatements);
}
