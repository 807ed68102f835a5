import type {
  CalculatedShippingOptionPrice,
  CreateFulfillmentResult,
  CreateShippingOptionDTO,
  FulfillmentOption,
} from "@medusajs/framework/types";
import { AbstractFulfillmentProviderService } from "@medusajs/framework/utils";
import { priceIn } from "./price";

/**
 * Home delivery, whose price depends on the address. Staff carry out the delivery by hand; the price
 * is worked out where the cart is known (`workflows/hooks/price-home-delivery.ts`) and comes with
 * the context.
 */
class DeliveryPriceService extends AbstractFulfillmentProviderService {
  static override identifier = "delivery-price";

  override async getFulfillmentOptions(): Promise<FulfillmentOption[]> {
    return [{ id: "home-delivery" }];
  }

  override async validateFulfillmentData(
    _optionData: Record<string, unknown>,
    data: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    return data;
  }

  override async validateOption(): Promise<boolean> {
    return true;
  }

  override async canCalculate(_option: CreateShippingOptionDTO): Promise<boolean> {
    return true;
  }

  override async calculatePrice(
    _optionData: Record<string, unknown>,
    _data: Record<string, unknown>,
    context: Record<string, unknown>,
  ): Promise<CalculatedShippingOptionPrice> {
    return { calculated_amount: priceIn(context), is_calculated_price_tax_inclusive: true };
  }

  override async createFulfillment(): Promise<CreateFulfillmentResult> {
    return { data: {}, labels: [] };
  }

  override async cancelFulfillment(): Promise<Record<string, unknown>> {
    return {};
  }

  override async createReturnFulfillment(): Promise<CreateFulfillmentResult> {
    return { data: {}, labels: [] };
  }
}

export default DeliveryPriceService;
